"""Every place that has to know a knob, and one check for each."""
