"""What is known around a submission beside what it says: each file looks one thing up. One that fails is left out."""
