/** The result of `work`, or the signal's reason where that comes first: a look-up and a handshake cannot be told to stop. */
export function before<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(deadline.reason as Error);
    if (deadline.aborted) end();
    deadline.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', end));
  });
}
