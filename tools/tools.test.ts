import './boundaries.test';
import './contract/contract.test';
import './domain-lib.test';
import './run-node.test';
import './test-counts.test';
