import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { searchEngineContract } from "#tests/contracts/search-engine.contract.ts";
import { inProcessEngine } from "./in-process-engine.ts";

searchEngineContract("the index in the process", async () => {
  const indexes = new Map<string, StockIndex>();
  const indexOf = (tenantId: string): StockIndex => {
    const index = indexes.get(tenantId) ?? new StockIndex();
    indexes.set(tenantId, index);
    return index;
  };
  return { engine: inProcessEngine(indexOf), close: () => Promise.resolve() };
});
