throw new Error('this worker does not start');
