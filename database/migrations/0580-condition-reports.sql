-- compatible-from: 0420
-- What somebody found who inspected the car: marks with their place and photo, the interior, the odometer (ConditionReport).
alter table vehicle add column condition_report jsonb;
