/** A score with at least one decimal, at most four: 12.5, 11.25, 10.0. */
export function scoreText(score: number): string {
  return score.toFixed(4).replace(/0{1,3}$/, '');
}
