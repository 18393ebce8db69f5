import type { Installation } from './installation';
import { startLyingModel } from './lying-model';
import { startNewsInstallation } from './news-installation';

/**
 * Starts an installation with an administrator and a language model that invents facts about the company Lumitide. Both
 * stop together.
 */
export async function startLyingInstallation(): Promise<Installation> {
  const model = await startLyingModel('Lumitide', 'Zurich');
  const vaglio = await startNewsInstallation({
    LLM_BASE_URL: model.url,
    LLM_API_KEY: 'none',
    LLM_MODELS: 'liar',
  });
  const stop = async () => {
    await vaglio.stop();
    await model.close();
  };
  return { ...vaglio, stop };
}
