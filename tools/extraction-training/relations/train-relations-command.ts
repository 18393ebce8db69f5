// npm run train:relations: makes the model of what belongs to which company again, from the corpus.
import { trainRelations } from './train-relations';

process.stdout.write(trainRelations());
