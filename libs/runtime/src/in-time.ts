import { Away } from './away';

/** The outcome of `work`, or `Away` where there is none in time; what it does later is its own affair. */
export async function inTime<T>(work: Promise<T>, milliseconds: number, what = 'no answer in time'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Away(what)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
