"""Agents that ship with ryx as code."""
