import { CurateBand, CurateButton } from '@vaglio/batch-runner';
import { ResultsSection } from '@vaglio/results';

/** LLM Results with the curate run in its place: the two libs meet here. */
export function ResultsScreen() {
  return (
    <ResultsSection
      curateAction={<CurateButton />}
      curateBand={<CurateBand />}
      reportBand={<CurateBand onlyNew />}
    />
  );
}
