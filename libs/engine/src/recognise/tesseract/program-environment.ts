/** What a program needs of its parent's environment to be found, to find its libraries and data, and to write where it may. */
const PASSED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'DYLD_FALLBACK_LIBRARY_PATH',
  'TESSDATA_PREFIX',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  // Windows starts nothing without these.
  'SystemRoot',
  'PATHEXT',
  'TEMP',
  'TMP',
];

/** The environment of a program that reads strangers' documents: paths alone, none of the service's secrets. */
export function programEnvironment(own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  // One thread: a second one costs seven times the processor seconds for the same page.
  const environment: NodeJS.ProcessEnv = { OMP_THREAD_LIMIT: '1' };
  for (const name of PASSED_ON) if (own[name] !== undefined) environment[name] = own[name];
  return environment;
}
