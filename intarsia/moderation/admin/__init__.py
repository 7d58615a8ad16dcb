"""Parts of admin lists in which staff decide. Each app builds its own list from these."""
