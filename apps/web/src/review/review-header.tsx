import { Menu } from '@base-ui/react/menu';
import { DOC_TYPES } from '@gridline/contracts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDeleteDocuments, type ReadDocument } from '../documents/documents';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { countValues } from './doubts';
import type { Review } from './use-review';
import { WORDS } from '../words/words';

interface ReviewHeaderProps {
  document: ReadDocument;
  review: Review;
  onApprove: () => void;
  onUnapprove: () => void;
  onHelp: () => void;
}

/** Which document, how much of it needs a person, and what can be done with it as a whole. */
export function ReviewHeader({ document, review, onApprove, onUnapprove, onHelp }: ReviewHeaderProps) {
  const navigate = useNavigate();
  const remove = useDeleteDocuments(() => void navigate({ to: '/app' }));
  return (
    <header className="border-line bg-surface flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-2">
      {!review.isReadOnly && <Back />}
      <FileName name={document.fileName} isSample={review.isReadOnly} />
      <DocTypeChoice docType={document.docType} review={review} />
      <NeedYou document={document} review={review} />
      <span className="text-soft ml-auto hidden text-xs md:inline" role="status">
        {review.isSaving ? WORDS.review.saving : ''}
      </span>
      {!review.isReadOnly && <Exports id={document.id} />}
      <span className="hidden md:contents">
        {!review.isReadOnly && (
          <ConfirmButton
            label={WORDS.review.delete}
            confirmLabel={WORDS.review.deleteForGood}
            onConfirm={() => remove.mutate([document.id])}
          />
        )}
        <Button look="quiet" aria-label={WORDS.review.help} onClick={onHelp} className="px-2">
          ?
        </Button>
      </span>
      {!review.isReadOnly && <Approval isApproved={typeof review.review?.reviewedAt === 'string'} {...{ onApprove, onUnapprove }} />}
    </header>
  );
}

/** A sample stands below the page's own heading. */
function FileName({ name, isSample }: { name: string; isSample: boolean }) {
  const Heading = isSample ? 'h2' : 'h1';
  return (
    <Heading dir="auto" className="min-w-0 flex-shrink truncate max-md:flex-1 max-md:basis-40 font-semibold tracking-tight" title={name}>
      {name}
    </Heading>
  );
}

interface ApprovalProps extends Pick<ReviewHeaderProps, 'onApprove' | 'onUnapprove'> {
  isApproved: boolean;
}

/** Says that the document is right, or takes that back. */
const Approval = ({ isApproved, onApprove, onUnapprove }: ApprovalProps) =>
  isApproved ? (
    <Button onClick={onUnapprove}>
      <span className="text-good">✓ {WORDS.review.approved}</span>
      <span className="sr-only">. {WORDS.review.unapprove}</span>
    </Button>
  ) : (
    <Button look="primary" className="max-md:ml-auto" onClick={onApprove} title={`${WORDS.review.approveNext} (Ctrl Enter)`}>
      {WORDS.review.approve}
    </Button>
  );

/** What the document is; another choice is a correction. */
const DocTypeChoice = ({ docType, review }: { docType: string; review: Review }) => (
  <select
    aria-label={WORDS.review.docType}
    value={docType}
    disabled={review.isReadOnly}
    onChange={({ target }) => review.change([{ kind: 'doc_type', value: target.value as (typeof DOC_TYPES)[number] }])}
    className="bg-accent-soft text-accent field-sizing-content rounded-full px-2.5 py-1 text-xs font-medium max-md:order-1"
  >
    {[...new Set([...DOC_TYPES, docType])].map((each) => (
      <option key={each} className="bg-surface text-ink">
        {each}
      </option>
    ))}
  </select>
);

const Back = () => (
  <Link
    to="/app"
    aria-label={WORDS.review.back}
    className="text-soft hover:bg-sunken hover:text-ink rounded-lg px-2 py-1 text-lg leading-none"
  >
    ←
  </Link>
);

function NeedYou({ document, review }: { document: ReadDocument; review: Review }) {
  const values = useMemo(() => countValues(document), [document]);
  const needed = review.needed;
  if (needed === undefined) return <span className="text-soft text-sm">{WORDS.review.counting}</span>;
  if (needed === 0) return <span className="text-good text-sm font-medium max-md:order-1">{WORDS.review.nothingNeedsYou(values)}</span>;
  return (
    <button
      type="button"
      data-testid="need-you"
      onClick={() => review.step(1) || review.go(review.doubts[0])}
      className="bg-warn-soft text-warn rounded-full px-3 py-1 text-sm font-medium whitespace-nowrap max-md:order-1"
    >
      {WORDS.review.needYou(needed, values)}
    </button>
  );
}

const Exports = ({ id }: { id: string }) => (
  <Menu.Root>
    <Menu.Trigger
      aria-label={WORDS.review.exports}
      className="border-line hover:bg-sunken rounded-lg border px-3 py-1.5 text-sm font-medium max-md:px-2"
    >
      <span className="max-md:hidden">{WORDS.review.exports}</span>
      <span aria-hidden="true" className="md:hidden">
        ⤓
      </span>
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} className="z-40">
        <Menu.Popup className="border-line bg-surface flex min-w-28 flex-col rounded-lg border p-1 shadow-lg outline-none">
          {(['csv', 'xlsx', 'json'] as const).map((format) => (
            <Menu.Item
              key={format}
              render={<a href={`/api/extractions/${id}/export?format=${format}`} download />}
              className="data-[highlighted]:bg-sunken rounded px-3 py-1.5 text-sm outline-none"
            >
              {format.toUpperCase()}
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);
