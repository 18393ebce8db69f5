import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { PATIENCE } from './patience';

configure({ asyncUtilTimeout: 5_000 * PATIENCE });
