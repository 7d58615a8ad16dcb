"""What an owner makes depend on answers: confirmations, notifications and webhooks. The rules in V8 decide."""
