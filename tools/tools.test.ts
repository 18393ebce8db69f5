import './affected.test';
import './boundaries.test';
import './contract/contract.test';
import './contract/page-limits.test';
import './domain-lib.test';
import './hooks/hooks.test';
import './run-node.test';
import './test-counts.test';
