/**
 * V8's options of a process that reads documents. By V8's own budget, 67584 bytes of bytecode, half of the processor time of a process's first documents
 * goes into optimising code that runs a few times more, or that the next document makes V8 throw away. 25 documents in a new process took 13.8, 9.6, 8.2,
 * 6.7 and 6.6 CPU s by 67584, 250000, 500000, 1000000 and 2000000; 12 documents after eight passes 2.7, 2.3, 1.8, 1.9 and 2.0 (on a busy machine).
 */
export const COMPILER_OPTIONS: readonly string[] = ['--interrupt-budget=1000000'];
