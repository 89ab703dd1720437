"""Sends a document, reads it, lists, exports and counts with what OpenAPI Generator made of the document."""

import json
import os
import sys

sys.path.insert(0, "python")
import openapi_client

configuration = openapi_client.Configuration(host=os.environ["BASE_URL"])
configuration.access_token = os.environ["API_KEY"]
with openapi_client.ApiClient(configuration) as client:
    api = openapi_client.APIKeyApi(client)
    sent = api.post_v1_infer(file="items.csv", reference="by a generated client")
    listed = api.get_v1_extractions(reference="by a generated client")
    one = api.get_v1_extractions_id(listed.data[0].id)
    with open(api.get_v1_extractions_id_export(sent.id, format="csv"), encoding="utf-8-sig") as exported:
        lines = exported.read().splitlines()
    try:
        refused = api.get_v1_extractions_id("ext_none")
    except openapi_client.ApiException as error:
        refused = json.loads(error.body)["code"]
    usage = api.get_v1_usage().usage
    assert listed.pagination.total == 1 and sent.id == one.id and len(lines) == 1 + len(sent.rows)
    print(json.dumps([listed.pagination.total, one.file_name, len(one.rows), usage.limit, refused]))
