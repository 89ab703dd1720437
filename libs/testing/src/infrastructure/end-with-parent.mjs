import { isMainThread } from 'node:worker_threads';

// Preloaded by each service that a test or a bench starts: it ends with the process that holds the other end of its standard input, however that ended.
if (isMainThread) {
  process.stdin
    .once('close', () => process.kill(process.pid, 'SIGKILL'))
    .resume()
    .unref();
}
