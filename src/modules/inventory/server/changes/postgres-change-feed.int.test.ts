import { changeFeedContract } from "#tests/contracts/change-feed.contract.ts";
import { postgresChangeFeed } from "./postgres-change-feed.ts";

changeFeedContract("a table of PostgreSQL", ({ database }) => postgresChangeFeed(database));
