#!/usr/bin/env node
// Usage: vaglio COMMAND ...
// Runs the server and its commands, in the package and in the container.
import './apps/api/vaglio.js';
