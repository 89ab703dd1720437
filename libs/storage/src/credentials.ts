import type { S3Client } from '@aws-sdk/client-s3';
import { inTime } from '@gridline/runtime';

type Credentials = Awaited<ReturnType<S3Client['config']['credentials']>>;

/** Within the three seconds that a client waits, which is told `busy` then. */
const CREDENTIALS_MS = 2_000;

/** A source that was asked so long ago says nothing any more, and is asked anew. Until then all who wait share one question, or an hour of silence would leave thousands open. */
const FORSAKEN_MS = 10_000;

/**
 * Who we are, by the SDK's own chain. Its time limits do not hold where a source (the role of a pod, of a machine) takes a connection and says nothing: it notes
 * that in the log and waits on, with all that is asked of the bucket behind it; nor does it look at whether who asked has given up.
 */
class WatchedCredentials {
  private asked: { at: number; answer: Promise<Credentials> } | undefined;

  constructor(private readonly ask: () => Promise<Credentials>) {}

  /** Rejects with `Away` where the source is silent. */
  get(): Promise<Credentials> {
    if (this.asked && performance.now() - this.asked.at > FORSAKEN_MS) this.asked = undefined;
    this.asked ??= this.begin();
    return inTime(this.asked.answer, CREDENTIALS_MS, 'nobody says who we are to the bucket');
  }

  private begin(): { at: number; answer: Promise<Credentials> } {
    const asked = { at: performance.now(), answer: this.ask() };
    const end = (): void => {
      if (this.asked === asked) this.asked = undefined;
    };
    asked.answer.then(end, end);
    return asked;
  }
}

/** From now on the client waits for its source no longer than that. A new chain each time: an old one would go on waiting for its own question. */
export function watchCredentials(client: S3Client): void {
  const { config } = client;
  const chain = (): Promise<Credentials> => config.credentialDefaultProvider({ ...config, parentClientConfig: config })();
  const watched = new WatchedCredentials(chain);
  config.credentials = () => watched.get();
}
