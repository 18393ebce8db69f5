import { modelFile } from '../model-file';
import type { RelationModel } from './relation-model';
import { readRelations } from './relations-file';

let loaded: RelationModel | undefined;

/** The trained model; read once in a thread, with the first article. */
export function trainedRelations(): RelationModel {
  loaded ??= readRelations(modelFile('relations.bin'));
  return loaded;
}
