import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import type { ReadDocument } from '../documents/documents';
import { Failure, Notice } from '../ui/notice';
import { useApprove, nextToReview } from './corrections';
import { FieldList } from './field-list';
import { Grid } from './grid';
import { HelpDialog } from './help-dialog';
import { pictureOf } from './page-access';
import { PageCrop } from './page-crop';
import { SEARCH_FIELD } from './page-tools';
import { PageViewer } from './page-viewer';
import { pageBoxOf, type Box } from './page-boxes';
import { PhoneDoubt } from './phone-doubt';
import { ReviewHeader } from './review-header';
import { useReviewKeys } from './review-keys';
import { SumsBar } from './sums-bar';
import { Tables } from './tables';
import type { Target } from './target';
import { useMedia } from './use-media';
import { doubtBeside } from './doubts';
import { usePages, type Page } from './use-pages';
import { useReview, type Review } from './use-review';
import { WORDS } from '../words/words';

/** Narrower, and page and values do not fit beside one another. */
const SIDE_BY_SIDE = '(min-width: 768px)';
const CROP_PX = 320;
const NO_PAGES: readonly Page[] = [];

/** A document, its page beside its values: what needs a person is reached, seen and settled by one key each. */
export function ReviewScreen({ document, isReadOnly = false }: { document: ReadDocument; isReadOnly?: boolean }) {
  const review = useReview(document, { isReadOnly });
  const pages = usePages(document.id) ?? NO_PAGES;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { approve, approval } = useApproval(document.id, isReadOnly);
  const isWide = useMedia(SIDE_BY_SIDE);
  const { inView, crop } = usePageOfActive(document, review, pages, isWide ? CROP_PX : window.innerWidth - 48);
  const search = () => window.document.getElementById(SEARCH_FIELD)?.focus();
  const frame = useRef<HTMLDivElement>(null);
  // A sample is a part of a page that has keys of its own.
  const within = isReadOnly ? frame : undefined;
  useReviewKeys(document, review, { turnPage: inView.turnPage, approve, search, help: () => setHelpOpen(true) }, within);
  // The page around a sample has a main part already.
  const Main = isReadOnly ? 'div' : 'main';
  return (
    <div ref={frame} className={`flex flex-col ${isReadOnly ? 'h-full' : 'h-dvh'}`}>
      <ReviewHeader
        {...{ document, review }}
        onApprove={approve}
        onUnapprove={() => approval.mutate(false)}
        onHelp={() => setHelpOpen(true)}
      />
      <div className="px-3 empty:hidden">
        <Failure error={review.error ?? approval.error} />
        {review.notice && <Notice tone="warn">{review.notice}</Notice>}
      </div>
      {!isWide && <PhoneDoubt {...{ document, review, crop }} />}
      <Main className="min-h-0 flex-1">
        <PageAndValues {...{ document, review, pages, inView, isWide, crop }} />
      </Main>
      <SumsBar checks={document.provenance.checks} review={review} />
      <HelpDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}

/** The page of the active value: which is shown, and the piece of it with the value; that of the next doubt is on its way. */
function usePageOfActive(document: ReadDocument, review: Review, pages: readonly Page[], cropPx: number) {
  const read = pageBoxOf(document, review.active);
  const inView = usePageInView(pages, read?.page);
  usePrefetch(document, review.doubts, review.active, review.isReadOnly ? NO_PAGES : pages);
  return { inView, crop: read && cropOf(document, pages, read, cropPx) };
}

/** The piece of its page that a value was read from; none where the page is not known. */
function cropOf({ id }: ReadDocument, pages: readonly Page[], read: { page: number; box: Box }, width: number): ReactNode {
  const page = pages.find(({ number }) => number === read.page);
  return page && <PageCrop {...{ id, page, width }} box={read.box} />;
}

interface PageAndValuesProps {
  document: ReadDocument;
  review: Review;
  pages: readonly Page[];
  inView: ReturnType<typeof usePageInView>;
  isWide: boolean;
  crop: ReactNode;
}

/** The page beside its values; the values alone where there is no room for both, or no page. */
function PageAndValues({ document, review, pages, inView: { number, setNumber }, isWide, crop }: PageAndValuesProps) {
  const [pointed, setPointed] = useState<Target>();
  const values = <Values {...{ document, review }} onPoint={setPointed} aside={isWide ? (crop ?? null) : undefined} />;
  if (!isWide || pages.length === 0) return values;
  const page = <PageViewer {...{ document, review, pages, pointed }} number={number ?? pages[0]!.number} onTurnTo={setNumber} />;
  return <Split page={page} values={values} />;
}

interface ValuesProps {
  document: ReadDocument;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  /** The piece of the page, shown below the active value: null for a value that is on no page, undefined on a phone, where it stands above. */
  aside: ReactNode;
}

/** The fields of a document above its tables. */
function Values({ document, review, onPoint, aside }: ValuesProps) {
  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col">
      <div className="border-line bg-surface max-h-[38%] flex-none overflow-y-auto border-b">
        <FieldList {...{ document, review, onPoint, aside }} />
      </div>
      <Tables {...{ document, review }}>
        {/* Another table is laid out anew. */}
        <Grid key={`${document.provenance.table} ${document.columns.length}`} {...{ document, review, onPoint, aside }} />
      </Tables>
    </div>
  );
}

/** Says that a document is right, and goes on to the next that needs a person. */
function useApproval(id: string, isReadOnly: boolean) {
  const navigate = useNavigate();
  const approval = useApprove(id);
  const approve = () =>
    !isReadOnly &&
    approval.mutate(true, {
      onSuccess: () =>
        void nextToReview(id).then((next) =>
          next ? navigate({ to: '/app/extractions/$id', params: { id: next } }) : navigate({ to: '/app' }),
        ),
    });
  return { approve, approval };
}

/** The page of the next doubt is fetched while a person is at this one. */
function usePrefetch(document: ReadDocument, doubts: readonly Target[], active: Target | undefined, pages: readonly Page[]): void {
  const next = pageBoxOf(document, doubtBeside(doubts, active, 1))?.page;
  useEffect(() => {
    if (next !== undefined && pages.some(({ number }) => number === next)) new Image().src = pictureOf(document.id, next, PREFETCH_PX);
  }, [document.id, next, pages]);
}

/** The width at which pages are shown beside their values. */
const PREFETCH_PX = 1_200;

/** The page that is shown: that of the active value, until a person turns to another. */
function usePageInView(pages: readonly Page[], ofValue: number | undefined) {
  const [turnedTo, setNumber] = useState<number>();
  useEffect(() => {
    if (ofValue !== undefined) setNumber(ofValue);
  }, [ofValue]);
  const number = turnedTo ?? pages[0]?.number;
  const turnPage = (by: 1 | -1) => {
    const next = pages[pages.findIndex((each) => each.number === number) + by];
    if (next) setNumber(next.number);
  };
  return { number, setNumber, turnPage };
}

function Split({ page, values }: { page: React.ReactNode; values: React.ReactNode }) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: 'review', storage: localStorage });
  return (
    <Group orientation="horizontal" className="h-full" defaultLayout={defaultLayout} onLayoutChanged={onLayoutChanged}>
      <Panel id="page-side" defaultSize="42%" minSize="15%">
        {page}
      </Panel>
      <Separator aria-label={WORDS.review.splitter} className="bg-line hover:bg-accent focus-visible:bg-accent w-1 outline-none" />
      <Panel id="values-side" minSize="25%">
        {values}
      </Panel>
    </Group>
  );
}
