/** How far a score is ahead of the best of its rivals; 1 where there are none, 0 where it is behind. */
export const aheadOf = (score: number, rivals: readonly { score: number }[]): number =>
  rivals.length === 0 ? 1 : Math.max(0, score - Math.max(...rivals.map((rival) => rival.score)));
