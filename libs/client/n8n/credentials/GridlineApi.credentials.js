'use strict';

/** Where the service is, and who asks. */
class GridlineApi {
  name = 'gridlineApi';
  displayName = 'Gridline API';
  properties = [
    { displayName: 'Base URL', name: 'baseUrl', type: 'string', default: '', placeholder: 'https://gridline.example.com', required: true },
    { displayName: 'API Key', name: 'apiKey', type: 'string', typeOptions: { password: true }, default: '', required: true },
  ];
  authenticate = { type: 'generic', properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } } };
  test = { request: { baseURL: '={{$credentials.baseUrl}}', url: '/api/v1/usage' } };
}

module.exports = { GridlineApi };
