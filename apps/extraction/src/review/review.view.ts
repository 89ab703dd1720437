import type { ReviewState } from '@gridline/contracts';
import type { Extraction } from '../extractions/extraction.entity';

/** How far people are with checking it. */
export const toReviewState = ({ version, needsReview, reviewedAt, reviewedBy }: Extraction): ReviewState => ({
  version,
  needsReview,
  reviewedAt: reviewedAt?.toISOString() ?? null,
  reviewedBy,
});
