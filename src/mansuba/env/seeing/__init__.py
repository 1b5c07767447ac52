"""What is compiled for the environments, apart from the rest: changes there cost no compiling."""
