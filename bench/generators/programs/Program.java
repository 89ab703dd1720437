import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ApiKeyApi;
import org.openapitools.client.model.ExtractionListItem;

/** Lists, reads and counts with what OpenAPI Generator made of the document; its library for Java's own HTTP client sends no forms. */
public class Program {
  public static void main(String[] args) throws Exception {
    try {
      use();
    } catch (ApiException error) {
      System.err.println(error.getCode() + " " + error.getResponseBody());
      throw error;
    }
  }

  private static void use() throws Exception {
    URI base = URI.create(System.getenv("BASE_URL"));
    ApiClient client = new ApiClient();
    client.setScheme(base.getScheme());
    client.setHost(base.getHost());
    client.setPort(base.getPort());
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("API_KEY")));
    ApiKeyApi api = new ApiKeyApi(client);
    var list = api.getV1Extractions(null, 5, null, null, null, null, null, null, null, null, null, null, null);
    ExtractionListItem first = list.getData().get(0);
    var one = api.getV1ExtractionsId(first.getId(), null, null, null, null);
    long limit = api.getV1Usage().getUsage().getLimit();
    Object refused = null;
    try {
      api.getV1ExtractionsId("ext_none", null, null, null, null);
    } catch (ApiException error) {
      refused = new ObjectMapper().readTree(error.getResponseBody()).get("code").asText();
    }
    List<Object> told = List.of(list.getPagination().getTotal(), first.getFileName(), one.getRows().size(), limit, refused);
    System.out.println(new ObjectMapper().writeValueAsString(told));
  }
}
