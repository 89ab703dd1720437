import { Button } from '../ui/button';
import { Failure } from '../ui/notice';
import { WORDS } from '../words/words';
import { isLocked, useRetryDocuments, type DocumentLine } from './documents';
import { PasswordForm } from '../ui/password-form';

/** Runs a document again that could not be read; asks for the password where that is why. */
export function RetryFailed({ document }: { document: Pick<DocumentLine, 'id' | 'fileName' | 'error'> }) {
  const { id, fileName } = document;
  const retry = useRetryDocuments();
  return (
    <>
      {isLocked(document) ? (
        <PasswordForm name={fileName} onUnlock={(password) => retry.mutate({ ids: [id], password })} isBusy={retry.isPending} />
      ) : (
        <Button
          className="mt-1.5"
          aria-label={WORDS.common.retryOf(fileName)}
          onClick={() => retry.mutate({ ids: [id] })}
          disabled={retry.isPending}
        >
          {WORDS.common.retry}
        </Button>
      )}
      <Failure error={retry.error} />
    </>
  );
}
