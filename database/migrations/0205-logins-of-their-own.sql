-- Requests log in as a role that owns nothing and can become nothing else; what works for all retailers is a role apart.
do $$
begin
  -- Roles belong to the whole server, where another database may be migrating at the same moment.
  for attempt in 1..10 loop
    begin
      if not exists (select from pg_roles where rolname = 'forecourt_worker') then
        create role forecourt_worker nologin;
      end if;
      if not pg_has_role(current_user, 'forecourt_worker', 'member') then
        execute format('grant forecourt_worker to %I', current_user);
      end if;
      exit;
    exception when duplicate_object or unique_violation or internal_error then
      if attempt = 10 then raise; end if;
      perform pg_sleep(0.05 * attempt);
    end;
  end loop;
end $$;

do $$
begin
  for attempt in 1..10 loop
    begin
      if not exists (select from pg_roles where rolname = 'forecourt_web') then
        create role forecourt_web login;
      end if;
      if not pg_has_role('forecourt_web', 'forecourt_app', 'member') then
        grant forecourt_app to forecourt_web;
      end if;
      -- As settings of the role they also hold behind a pooler, which drops what a client asks for while connecting.
      if not exists (
        select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where r.rolname = 'forecourt_web'
      ) then
        begin
          alter role forecourt_web set plan_cache_mode = 'force_generic_plan';
          alter role forecourt_web set statement_timeout = '60s';
          alter role forecourt_web set idle_in_transaction_session_timeout = '60s';
          alter role forecourt_web set timezone = 'UTC';
        exception when insufficient_privilege then
          raise notice 'forecourt_web belongs to an administrator, who sets its time-outs and plan_cache_mode';
        end;
      end if;
      exit;
    exception
      when duplicate_object or unique_violation or internal_error then
        if attempt = 10 then raise; end if;
        perform pg_sleep(0.05 * attempt);
      -- An administrator makes the login then, under any name; the process checks it at start.
      when insufficient_privilege then exit;
    end;
  end loop;
end $$;

grant usage on schema public to forecourt_worker;
grant select on tenant to forecourt_worker;
grant select, update on product_clock to forecourt_worker;
grant select, insert, update on vin_decode to forecourt_worker;
grant select, update, delete on job to forecourt_worker;
grant select, delete on inventory_change to forecourt_worker;

call protect_by_tenant('job');
create policy job_worker on job to forecourt_worker using (true) with check (true);

-- Written by triggers and read by the worker: no request has business here.
call protect_by_tenant('inventory_change');
revoke all on inventory_change from forecourt_app;
create policy inventory_change_worker on inventory_change to forecourt_worker using (true) with check (true);

-- Without pg_temp at the end it comes first, and whoever may make a temporary table could stand in for ours.
alter function record_inventory_changes() set search_path = public, pg_temp;
