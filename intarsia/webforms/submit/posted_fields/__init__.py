"""Fields whose posted values need more than the rules of the form."""
