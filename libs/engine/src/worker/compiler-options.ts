/**
 * V8's options of a process that reads documents. By its own budget (67584 bytes of bytecode run) half of the processor time goes into optimising code
 * that the next documents run a few times more or make it throw away. BUDGET_FIGURES
 */
export const COMPILER_OPTIONS: readonly string[] = ['--interrupt-budget=1000000'];
