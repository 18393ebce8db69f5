#!/usr/bin/env node
// vaglio COMMAND ...: the server and its commands, in the package and in the container.
import './apps/api/vaglio.js';
