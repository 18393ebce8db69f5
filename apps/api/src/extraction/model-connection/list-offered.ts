import type { ModelServer } from '../llm/model-server';
import type { OfferedModelsBody } from './model-connection.schemas';

/** Returns the allowed models in order, followed by the other models that the server offers, sorted by name. */
export async function listOffered(
  server: ModelServer,
  allowed: readonly string[],
): Promise<OfferedModelsBody> {
  const offered = await server.models();
  const names = 'names' in offered ? offered.names : [];
  const others = names.filter((name) => !allowed.includes(name));
  return {
    items: [...allowed, ...others].map((name) => ({
      name,
      is_allowed: allowed.includes(name),
      is_offered: names.includes(name),
    })),
    error: 'error' in offered ? offered.error : null,
  };
}
