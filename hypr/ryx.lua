-- ryx in Hyprland, for hyprland.lua (Hyprland 0.55 and later).
--
--   dofile("/usr/share/ryx/hypr/ryx.lua")
--
-- To change a key, copy the line into your own file and leave this one out; `ryxctl doctor` tells what is
-- in effect.

-- Services of the session learn where the desktop is. Without this a program that ryxd starts may not find
-- the compositor. It runs once, when Hyprland starts.
hl.on("hyprland.start", function()
  hl.exec_cmd("dbus-update-activation-environment --systemd WAYLAND_DISPLAY HYPRLAND_INSTANCE_SIGNATURE XDG_CURRENT_DESKTOP")
end)

-- Super+Space: ask. The same keys close the prompt again.
hl.bind("SUPER + space", hl.dsp.exec_cmd("ryxctl prompt"), { description = "Ask ryx" })

-- Super+Y: answer what ryx asks, in a menu. Enter on its first line decides nothing.
hl.bind("SUPER + Y", hl.dsp.exec_cmd("ryxctl questions --menu"), { description = "Answer ryx" })

-- About what is selected, about the window that has the focus, and to go on with the last conversation, if you like:
--   hl.bind("SUPER + SHIFT + space", hl.dsp.exec_cmd("ryxctl prompt --selection"), { description = "Ask ryx about the selection" })
--   hl.bind("SUPER + ALT + space", hl.dsp.exec_cmd("ryxctl prompt --window"), { description = "Ask ryx about the window" })
--   hl.bind("SUPER + CTRL + space", hl.dsp.exec_cmd("ryxctl prompt --session last"), { description = "Go on with ryx" })

-- The prompt comes without an animation, and dims what is behind it; notifications don't slide in each time
-- their progress changes.
hl.layer_rule({ name = "ryx-prompt", match = { namespace = "^wofi$" }, no_anim = true, dim_around = true })
hl.layer_rule({ name = "ryx-notification", match = { namespace = "^notifications$" }, no_anim = true })
