def ip_address(number: int) -> str:
    """Another private IP address for each visitor, in 250 networks of 250."""
    return f"10.{number // 250 % 250}.{number % 250}.7"
