import { CurateBand, CurateButton } from '@vaglio/batch-runner';
import { ResultsSection } from '@vaglio/results';

/** LLM Results section with the curation run, which is part of another lib. */
export function ResultsScreen() {
  return (
    <ResultsSection
      curateAction={<CurateButton />}
      curateBand={<CurateBand />}
      reportBand={<CurateBand onlyNew />}
    />
  );
}
