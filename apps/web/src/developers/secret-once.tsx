import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { WORDS } from '../words/words';

interface SecretOnceProps {
  what: string;
  secret: string;
  onDone: () => void;
  /** A command with the secret in it. */
  example?: string;
}

/** A secret that was just made and cannot be seen again. */
export function SecretOnce({ what, secret, onDone, example }: SecretOnceProps) {
  return (
    <div role="status" className="border-accent bg-accent-soft mt-4 rounded-xl border p-4">
      <p className="text-sm font-medium">{WORDS.developers.shownOnce(what)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code
          className="bg-surface border-line min-w-0 flex-1 basis-72 rounded-lg border px-2 py-2 font-mono text-xs tracking-tight break-all"
          data-testid="secret"
        >
          {secret}
        </code>
        <CopyButton text={secret} what={what} />
        <Button onClick={onDone}>{WORDS.developers.stored}</Button>
      </div>
      {example && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 basis-72 font-mono text-xs break-all">{example}</code>
          <CopyButton text={example} what={WORDS.developers.command} />
        </div>
      )}
    </div>
  );
}
