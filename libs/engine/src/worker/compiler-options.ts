/**
 * V8's options of a process that reads documents: code is optimised later, which takes a third less of a process's first documents
 * and a twentieth less of a warm one (docs/decisions/code-optimised-later.md). Later releases of Node refuse to start with the option.
 */
export const COMPILER_OPTIONS: readonly string[] = process.versions.node.startsWith('20.') ? ['--interrupt-budget=2000000'] : [];
