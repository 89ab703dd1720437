/**
 * V8's options of a process that reads documents. By V8's own budget, 67584 bytes of bytecode run, it spends nearly half of the processor time of a
 * process's first documents on optimising code that runs a few times more, or that the next document makes it throw away. 12 documents of 18 pages
 * read 14 times over took 32.3, 25.6, 22.1 and 22.6 CPU s by 67584, 250000, 500000 and 1000000: 6.7, 4.4, 3.8 and 3.6 the first time, and 1.4 to 1.6
 * each time from the eighth on. A larger young generation (32 MB) took half of the collections and 5 % of the time away, and 40 MB.
 *
 * Measured on Node 20; later ones count calls instead, refuse to start with the option, and have V8's own.
 */
export const COMPILER_OPTIONS: readonly string[] = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];
