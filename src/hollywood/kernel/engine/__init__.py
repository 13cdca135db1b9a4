"""How plain Python becomes machine code: compiling, vectors, bits, random numbers."""
