import React from 'react';

// What arrives later is not part of what is shown first: here its code never does, as it would at once.
const { lazy } = React;
Object.assign(React, { lazy: () => lazy(() => new Promise(() => undefined)) });
