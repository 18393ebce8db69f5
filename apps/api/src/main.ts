import { runServer } from './server';

runServer();
