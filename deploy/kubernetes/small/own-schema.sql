-- Gives a service a role that owns its schema and may do nothing beside it; what an earlier release made as the server's own user is handed
-- over. Run again at every start, by `npm start` and by docker-compose.yml, as that user. `own.schema` is the schema's name and `own.password`
-- the role's password.
DO $$
DECLARE
  schema text := current_setting('own.schema');
  role text := 'gridline_' || schema;
  thing record;
BEGIN
  REVOKE ALL ON SCHEMA public FROM PUBLIC;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
    EXECUTE format('CREATE ROLE %I LOGIN', role);
  END IF;
  EXECUTE format('ALTER ROLE %I PASSWORD %L', role, current_setting('own.password'));
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), role);
  EXECUTE format('CREATE SCHEMA IF NOT EXISTS %I', schema);
  EXECUTE format('ALTER SCHEMA %I OWNER TO %I', schema, role);
  -- Of these are its indexes of parts of names; who may do nothing beside its schema may not have them made.
  IF schema = 'extraction' THEN
    CREATE SCHEMA IF NOT EXISTS extensions;
    FOR thing IN SELECT name FROM pg_available_extensions WHERE name IN ('pg_trgm', 'btree_gin') LOOP
      EXECUTE format('CREATE EXTENSION IF NOT EXISTS %I SCHEMA extensions', thing.name);
    END LOOP;
    FOR thing IN SELECT DISTINCT extnamespace::regnamespace AS name FROM pg_extension WHERE extname IN ('pg_trgm', 'btree_gin') LOOP
      EXECUTE format('GRANT USAGE ON SCHEMA %s TO %I', thing.name, role);
    END LOOP;
  END IF;
  -- Owned sequences and indexes go with their table.
  FOR thing IN
    SELECT oid::regclass AS name, relkind FROM pg_class
    WHERE relnamespace = to_regnamespace(quote_ident(schema)) AND relkind IN ('r', 'p', 'v', 'm') AND relowner <> to_regrole(quote_ident(role))
  LOOP
    EXECUTE format('ALTER %s %s OWNER TO %I',
      CASE thing.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, thing.name, role);
  END LOOP;
  FOR thing IN
    SELECT oid::regprocedure AS name FROM pg_proc
    WHERE pronamespace = to_regnamespace(quote_ident(schema)) AND proowner <> to_regrole(quote_ident(role))
  LOOP
    EXECUTE format('ALTER ROUTINE %s OWNER TO %I', thing.name, role);
  END LOOP;
END $$;
