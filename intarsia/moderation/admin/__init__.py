"""Parts of admin lists in which staff decide. Each app with a list of its own builds it from these."""
