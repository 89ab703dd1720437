import { Button, PlainLink } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Failure } from '../ui/notice';
import { WORDS } from '../words/words';
import { isLocked, useDeleteDocuments, useRetryDocuments, type DocumentLine } from './documents';

const { common, inbox } = WORDS;
const FORMATS = ['csv', 'xlsx', 'json'] as const;

interface ChosenProps {
  ids: readonly string[];
  lines: readonly DocumentLine[];
  onDone: () => void;
}

/** What can be done with several documents at once. */
export function Chosen({ ids, lines, onDone }: ChosenProps) {
  const remove = useDeleteDocuments(onDone);
  const retry = useRetryDocuments(onDone);
  const readable = lines.filter(({ id, state }) => ids.includes(id) && state === 'completed');
  const unread = lines.filter((line) => ids.includes(line.id) && line.state === 'failed' && !isLocked(line));
  return (
    <div role="toolbar" aria-label={inbox.chosen} className="bg-accent-soft flex flex-wrap items-center gap-2 px-4 py-2 text-sm">
      <span className="mr-auto font-medium">{inbox.chosenCount(ids.length)}</span>
      {readable.length > 0 &&
        FORMATS.map((format) => (
          <PlainLink key={format} href={addressOf(readable, format)} download>
            {format.toUpperCase()}
          </PlainLink>
        ))}
      {unread.length > 0 && (
        <Button onClick={() => retry.mutate({ ids: unread.map(({ id }) => id) })} disabled={retry.isPending}>
          {inbox.retryMany(unread.length)}
        </Button>
      )}
      <ConfirmButton
        label={common.delete}
        confirmLabel={inbox.deleteMany(ids.length)}
        onConfirm={() => remove.mutate(ids)}
        disabled={remove.isPending}
      />
      <Failure error={remove.error ?? retry.error} />
    </div>
  );
}

/** One file, or a ZIP of several. */
function addressOf(lines: readonly DocumentLine[], format: string): string {
  const [one, ...others] = lines.map(({ id }) => id);
  if (others.length === 0) return `/api/extractions/${one}/export?format=${format}`;
  return `/api/extractions/export?ids=${[one, ...others].join(',')}&format=${format}`;
}
