import { modelFile } from '../model-file';
import type { RelationModel } from './relation-model';
import { readRelations } from './relations-file';

let loaded: RelationModel | undefined;

/** Returns the trained model. Each thread loads it when it processes its first article. */
export function trainedRelations(): RelationModel {
  loaded ??= readRelations(modelFile('relations.bin'));
  return loaded;
}
