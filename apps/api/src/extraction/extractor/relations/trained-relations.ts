import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RelationModel } from './relation-model';
import { readRelations } from './relations-file';

let loaded: RelationModel | undefined;

/** The trained model; read once in a thread, with the first article. */
export function trainedRelations(): RelationModel {
  loaded ??= readRelations(readFileSync(fileURLToPath(new URL('./model/relations.bin', import.meta.url))));
  return loaded;
}
