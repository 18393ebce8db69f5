import { configure } from '@testing-library/react';

// A grid in the test's browser is slow where the machine is busy.
configure({ asyncUtilTimeout: 10_000 });
